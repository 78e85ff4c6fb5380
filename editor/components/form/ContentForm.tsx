import { useEffect } from "react";
import { contentFile } from "../../../content-model/check";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { formField } from "../../draft/form-model";
import { type Place, placeKey } from "../../draft/paths";
import { Field } from "./Field";
import { Problems } from "./FieldFrame";
import { GroupFields } from "./GroupEditor";
import { useField } from "./useField";

/** The form for one content file. */
export function ContentForm({ file }: { file: ContentName }) {
  const place: Place = { file, path: [] };
  const { value, problems, navigation, target: heading } = useField(place);
  const { target } = navigation;
  const field = formField(CONTENT_SCHEMAS[file]);

  useEffect(() => {
    if (target?.file !== file) return;
    const element = findTarget(target);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "center" });
  }, [target, file]);

  return (
    <form className="content-form pb-6" onSubmit={(event) => event.preventDefault()}>
      <h2 {...heading} tabIndex={-1} className="mb-4 text-[1.75rem] leading-[1.15]">
        {field.label}
      </h2>
      {value === undefined ? (
        <>
          <p>This part cannot be edited here, because its file {contentFile(`${file}.json`)} is broken:</p>
          <Problems id={heading.id} sentences={problems} />
        </>
      ) : (
        field.kind === "group" && <GroupFields field={field} place={place} Field={Field} />
      )}
    </form>
  );
}

/** Returns the element for a place, or for the smallest group around it that has an element. */
function findTarget({ file, path }: Place): HTMLElement | undefined {
  const element = document.getElementById(placeKey({ file, path }));
  if (!element) return path.length > 0 ? findTarget({ file, path: path.slice(0, -1) }) : undefined;
  if (!element.matches("summary")) return element;
  const firstField = element.parentElement?.querySelector<HTMLElement>("input:not(.sample-mark *), textarea, select");
  return firstField ?? element;
}
