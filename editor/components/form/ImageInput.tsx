import { type DragEvent, useState } from "react";
import { mimeType } from "../../draft/draft";
import type { ImageField } from "../../draft/form-model";
import { messageOf } from "../../message-of";
import { FieldFrame, type FieldPlace } from "./FieldFrame";
import { useField } from "./useField";

const READING = "Reading the file …";
const REMINDER = "A new image: make sure that the words beside it say what it shows.";

/** An image, which can be chosen or dropped. Files that the website could not show are refused. */
export function ImageInput({ field, place, entry }: FieldPlace & { field: ImageField }) {
  const { session, state, value, announce } = useField(place);
  const [isOver, setOver] = useState(false);
  /** How many chosen files are being read. */
  const [reading, setReading] = useState(0);
  /** What happened to the last chosen file. */
  const [outcome, setOutcome] = useState({ isAccepted: false, text: "" });
  const name = typeof value === "string" ? value : "";
  const fileName = name.slice(name.lastIndexOf("/") + 1);
  const image = state.images[name];

  const tell = (isAccepted: boolean, text: string) => {
    setOutcome({ isAccepted, text });
    announce(text);
  };

  async function choose(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    setReading((count) => count + 1);
    announce(READING);
    try {
      if (await session.chooseImage(place, field, file)) tell(true, REMINDER);
    } catch (error) {
      tell(false, messageOf(error));
    } finally {
      setReading((count) => count - 1);
    }
  }

  function drag(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") void choose(event.dataTransfer.files);
  }

  return (
    <FieldFrame
      field={field}
      place={place}
      entry={entry}
      note={outcome.isAccepted && <strong className="text-ink">{outcome.text}</strong>}
      refusal={outcome.isAccepted ? undefined : outcome.text}
    >
      {(control) => (
        <fieldset
          className="mt-1 flex items-center gap-4 border border-dashed bg-paper p-3.5 data-over:bg-paper-deep"
          aria-label={field.label}
          data-over={isOver || undefined}
          onDragOver={drag}
          onDragLeave={drag}
          onDrop={drag}
        >
          {image && <img className="size-28 object-contain" style={cropFor(field)} src={image.url} alt="" />}
          <div>
            <p className="help">{reading > 0 ? READING : fileName || "No image yet"}</p>
            {image && (
              <p className="help">
                {image.width} × {image.height} pixels
              </p>
            )}
            <input
              {...control}
              className="sr-only"
              type="file"
              accept={field.formats.map(mimeType).join(",")}
              onChange={(event) => {
                void choose(event.target.files);
                // Lets a person choose the same file again after changing it.
                event.target.value = "";
              }}
            />
            <label className="button" htmlFor={control.id}>
              {name ? "Choose another image" : "Choose an image"}
            </label>
            <p className="help">or drop it here</p>
          </div>
        </fieldset>
      )}
    </FieldFrame>
  );
}

/** Crops the image as the website does. */
function cropFor({ schema }: ImageField) {
  const { shape } = schema.meta()?.image ?? {};
  if (!shape) return undefined;
  return { aspectRatio: shape.join(" / "), width: "auto", objectFit: "cover" } as const;
}
