import { useEffect, useRef } from "react";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import type { SessionState } from "../session/editor-session";
import { describePlace, explain } from "../session/field-messages";
import { type Place, placeOf } from "../session/useNavigation";

interface Props {
  state: SessionState;
  onChoose: (place: Place) => void;
}

/** Everything that keeps the content from being saved. Each line leads to its field. Opens when Save was refused. */
export function ProblemList({ state: { draft, diagnostics, refusals }, onChoose }: Props) {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (refusals === 0 || !list.current) return;
    list.current.open = true;
    list.current.querySelector("summary")?.focus();
  }, [refusals]);
  if (diagnostics.length === 0) return null;
  const count = diagnostics.length === 1 ? "1 problem" : `${diagnostics.length} problems`;
  return (
    <details className="problem-list" ref={list}>
      <summary className="cursor-pointer font-semibold">{count} to solve before you can save</summary>
      <ul>
        {diagnostics.map((diagnostic) => {
          const { file, position } = diagnostic;
          const place = placeOf(diagnostic);
          return (
            <li className="my-2" key={`${file}:${position.line}:${position.column}:${diagnostic.message}`}>
              {place.file in CONTENT_SCHEMAS ? (
                <button type="button" className="link" onClick={() => onChoose(place)}>
                  {describePlace(place, draft?.contents ?? {})}
                </button>
              ) : (
                file
              )}
              <p>{explain(diagnostic)}</p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
