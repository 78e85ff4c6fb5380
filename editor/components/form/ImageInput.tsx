import { type DragEvent, useState } from "react";
import type { ImageField } from "../../draft/form-model";
import type { Place } from "../../session/useNavigation";
import { FieldFrame } from "./FieldFrame";
import { useForm } from "./form-context";

interface Props {
  field: ImageField;
  place: Place;
  value: unknown;
}

/** An image, by drag and drop or from the computer's files. */
export function ImageInput({ field, place, value }: Props) {
  const { session, state, announce } = useForm();
  const [isOver, setOver] = useState(false);
  const [isNew, setNew] = useState(false);
  const name = typeof value === "string" ? value : "";
  const image = state.images[name];

  async function choose(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    await session.chooseImage(place.file, place.path, field.folder, file);
    setNew(true);
    announce(`${file.name} is in its place. Make sure that the words beside it say what the new image shows.`);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files);
  }

  return (
    <FieldFrame
      field={field}
      place={place}
      note={isNew && <p className="attention">A new image: make sure that the words beside it say what it shows.</p>}
    >
      {(control) => (
        <fieldset
          className="image-input"
          aria-label={field.label}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {image && <img src={image.url} alt="" />}
          <div>
            <p className="file-name">{name.slice(name.lastIndexOf("/") + 1) || "No image yet"}</p>
            {image && (
              <p className="help">
                {image.width} × {image.height} pixels
              </p>
            )}
            <label className="button" htmlFor={control.id}>
              {name ? "Choose another image" : "Choose an image"}
            </label>
            <input
              {...control}
              className="file"
              type="file"
              accept={field.accept}
              onChange={(event) => {
                void choose(event.target.files);
                // The same file can be chosen again after it was mended.
                event.target.value = "";
              }}
            />
            <p className="help">or drop it here</p>
          </div>
        </fieldset>
      )}
    </FieldFrame>
  );
}
