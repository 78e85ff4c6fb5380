/** A text in which "15-minute" and "(Form 2766)" do not break at the end of a line. */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(/(\b\d{1,3}-\w+|\([^)]{1,16}\))/);
  // The odd ones are in the brackets of the pattern.
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
