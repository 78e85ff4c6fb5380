import { useEffect, useRef, useState } from "react";
import { pageOf } from "../../content-model/schemas";
import type { FromPreview, ToPreview } from "../preview/messages";
import { useEditor } from "./form/useField";

/** The widths of the page, in CSS pixels. It is scaled down if the pane has less room. */
const WIDTHS = { Phone: 390, Desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;

/** Shows the draft in a page of the site, at the width of a phone or a desktop. */
export function PreviewPane() {
  const { session, state, navigation } = useEditor();
  const { draft, images } = state;
  const { shown, goTo } = navigation;
  const frame = useRef<HTMLIFrameElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<Device>("Phone");
  /** How many times the page has loaded. It needs the draft after each load. */
  const [loads, setLoads] = useState(0);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  /** The next message to the page. A newer draft replaces it. */
  const newest = useRef<ToPreview>(undefined);
  const page = pageOf(shown.file);

  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent<FromPreview>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.type === "ready") setLoads((count) => count + 1);
      else if (data.type === "save") void session.save();
      else goTo({ file: data.file, path: data.path });
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [goTo, session]);

  useEffect(() => {
    if (loads === 0) return;
    const isWaiting = newest.current !== undefined;
    newest.current = { type: "draft", page, content: draft.contents, images };
    if (isWaiting) return;
    afterFrame(() => {
      if (newest.current) post(frame.current, newest.current);
      newest.current = undefined;
    });
  }, [loads, page, draft, images]);

  useEffect(() => {
    if (loads > 0) afterFrame(() => post(frame.current, { type: "show", ...shown }));
  }, [loads, shown]);

  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);

  const width = WIDTHS[device];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return (
    <section className="preview flex min-w-0 flex-col bg-paper-deep p-4 max-[75rem]:h-[90dvh]" aria-label="Preview">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 className="text-[1.125rem]">Preview</h2>
        <fieldset className="flex gap-4">
          <legend className="sr-only">Width of the preview</legend>
          {(Object.keys(WIDTHS) as Device[]).map((name) => (
            <label key={name} className="flex cursor-pointer items-center gap-1.5">
              <input type="radio" name="device" checked={name === device} onChange={() => setDevice(name)} />
              {name}
            </label>
          ))}
        </fieldset>
        <p className="help">Click on anything in the page to edit it.</p>
      </div>
      <div ref={pane} className="preview-room min-h-0 flex-1 overflow-hidden">
        <iframe
          ref={frame}
          className="mx-auto origin-top-left bg-[white]"
          src="preview.html"
          title={`The page on a ${device.toLowerCase()}`}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

/** Waits until the form has been painted, because the page in the frame shares the form's thread. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

function post(frame: HTMLIFrameElement | null, message: ToPreview): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}
