import { type DragEvent, useState } from "react";
import type { ImageField } from "../../draft/form-model";
import { FieldFrame, type Spot } from "./FieldFrame";
import { useField } from "./useField";

const REMINDER = "A new image: make sure that the words beside it say what it shows.";

/** An image, by drag and drop or from the computer's files. One that could not be shown there is not taken. */
export function ImageInput({ field, place, entry }: Spot & { field: ImageField }) {
  const { session, state, value, announce } = useField(place);
  const [isOver, setOver] = useState(false);
  const [isNew, setNew] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const name = typeof value === "string" ? value : "";
  const image = state.images[name];

  async function choose(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    const isTaken = await session.chooseImage(place.file, place.path, field, file).catch(() => false);
    const refused = isTaken ? undefined : refuse(file.name, field.formats);
    setNew(isTaken);
    setRefusal(refused);
    announce(refused ?? REMINDER);
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
      note={isNew && <strong className="text-ink">{REMINDER}</strong>}
      refusal={refusal}
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
          {image && <img className="size-28 object-contain" src={image.url} alt="" />}
          <div>
            <p className="help">{name.slice(name.lastIndexOf("/") + 1) || "No image yet"}</p>
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

/** "“deed.pdf” is no image that the website can show. Choose a PNG, JPEG, WebP or AVIF." */
function refuse(fileName: string, formats: ImageField["formats"]): string {
  const isNamedSo = formats.some((format) => fileName.toLowerCase().replace(/jpg$/, "jpeg").endsWith(`.${format}`));
  const needs = /\.svg$/i.test(fileName) ? " An SVG needs a viewBox, which most programs write when asked to." : "";
  if (isNamedSo)
    return `“${fileName}” is damaged, incomplete or no image at all. Export it again, or choose another one.${needs}`;
  const names = formats.map((format) => format.toUpperCase().replace("WEBP", "WebP"));
  const choice = names.join(", ").replace(/, (\w+)$/, " or $1");
  return `“${fileName}” is no image that the website can show here. Choose a ${choice}.`;
}
