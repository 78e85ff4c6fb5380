import { useEffect, useRef } from "react";
import type { Diagnostic } from "../../content-model/diagnostics";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import type { SessionState } from "../session/editor-session";
import { describePlace, explain } from "../session/field-messages";
import { type Place, placeOf } from "../session/useNavigation";

interface Props {
  state: SessionState;
  onChoose: (place: Place) => void;
}

/** Everything that is wrong. Each line leads to its field. What holds up saving opens when Save was refused. */
export function ProblemList({ state, onChoose }: Props) {
  const { diagnostics, blocking, refusals } = state;
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (refusals === 0 || !list.current) return;
    list.current.open = true;
    list.current.querySelector("summary")?.focus();
  }, [refusals]);
  const count = (problems: readonly Diagnostic[]) =>
    problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const earlier = diagnostics.filter((diagnostic) => !blocking.includes(diagnostic));
  return (
    <>
      {earlier.length > 0 && (
        <details className="told earlier-problems mb-4">
          <summary className="cursor-pointer">{count(earlier)} in the saved content, from before your changes</summary>
          <p className="my-2">You can save all the same. The website shows nothing new before this is solved.</p>
          <Problems problems={earlier} state={state} onChoose={onChoose} />
        </details>
      )}
      {blocking.length > 0 && (
        <details className="problem-list" ref={list}>
          <summary className="cursor-pointer font-semibold">{count(blocking)} to solve before you can save</summary>
          <Problems problems={blocking} state={state} onChoose={onChoose} />
        </details>
      )}
    </>
  );
}

function Problems({ problems, state: { draft }, onChoose }: Props & { problems: readonly Diagnostic[] }) {
  return (
    <ul>
      {problems.map((diagnostic) => {
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
  );
}
