/** A text in which neither "15-minute" nor "(Form 2766)" breaks at the end of a line. */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(/(\b\d{1,3}-\w{1,12}\b|\([^)]{1,16}\))/);
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
