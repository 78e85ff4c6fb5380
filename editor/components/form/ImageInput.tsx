import { type DragEvent, useState } from "react";
import type { ImageField } from "../../draft/form-model";
import { FieldFrame, type Spot } from "./FieldFrame";
import { useField } from "./useField";

const READING = "Reading the file …";
const REMINDER = "A new image: make sure that the words beside it say what it shows.";

/** An image, by drag and drop or from the computer's files. One that could not be shown there is not taken. */
export function ImageInput({ field, place, entry }: Spot & { field: ImageField }) {
  const { session, state, value, announce } = useField(place);
  const [isOver, setOver] = useState(false);
  /** How many chosen files are being read. */
  const [reading, setReading] = useState(0);
  /** What became of the last one. */
  const [outcome, setOutcome] = useState({ isTaken: false, says: "" });
  const name = typeof value === "string" ? value : "";
  const image = state.images[name];
  const { shape } = field.schema.meta()?.image ?? {};
  const cut = shape && ({ aspectRatio: shape.join(" / "), width: "auto", objectFit: "cover" } as const);

  const tell = (isTaken: boolean, says: string) => {
    setOutcome({ isTaken, says });
    announce(says);
  };

  async function choose(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    setReading((count) => count + 1);
    announce(READING);
    try {
      if (await session.chooseImage(place, field, file)) tell(true, REMINDER);
    } catch (error) {
      tell(false, error instanceof Error ? error.message : String(error));
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
      note={outcome.isTaken && <strong className="text-ink">{outcome.says}</strong>}
      refusal={outcome.isTaken ? undefined : outcome.says}
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
          {image && <img className="size-28 object-contain" style={cut} src={image.url} alt="" />}
          <div>
            <p className="help">{reading > 0 ? READING : name.slice(name.lastIndexOf("/") + 1) || "No image yet"}</p>
            {image && (
              <p className="help">
                {image.width} × {image.height} pixels
              </p>
            )}
            <input
              {...control}
              className="sr-only"
              type="file"
              accept={field.formats.map((format) => (format === "svg" ? "image/svg+xml" : `image/${format}`)).join(",")}
              onChange={(event) => {
                void choose(event.target.files);
                // The same file can be chosen again after it was mended.
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
