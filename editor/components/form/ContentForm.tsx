import { useEffect, useMemo } from "react";
import { contentFile } from "../../../content-model/check";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { formField } from "../../draft/form-model";
import { type Place, placeKey } from "../../session/useNavigation";
import { Problems } from "./FieldFrame";
import { GroupFields } from "./GroupEditor";
import { useField } from "./useField";

/** The form for one content file. */
export function ContentForm({ file }: { file: ContentName }) {
  const place: Place = { file, path: [] };
  const { value, problems, navigation, target: heading } = useField(place);
  const { target } = navigation;
  const field = useMemo(() => formField(CONTENT_SCHEMAS[file]), [file]);

  useEffect(() => {
    if (target?.file !== file) return;
    // A field that is not shown leads to the group around it.
    const around = target.path.map((_, index) => target.path.slice(0, target.path.length - index));
    const ids = [...around, []].map((path) => placeKey({ file, path }));
    const found = ids.map((id) => document.getElementById(id)).find(Boolean);
    // What opens leads to the first field in it.
    const first =
      found?.matches("summary") &&
      found.parentElement?.querySelector<HTMLElement>("input:not(.sample-mark *), textarea, select");
    const element = first || found;
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
        field.kind === "group" && <GroupFields field={field} place={place} />
      )}
    </form>
  );
}
