import { useCallback, useEffect, useState } from "react";

/** Which reviews are open, by id. What the visitor opened before React took over stays open. */
export function useExpandedReviews() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());

  useEffect(() => {
    const read = () => {
      const opened = document.querySelectorAll<HTMLElement>("[data-review-id][data-expanded]");
      const ids = [...opened].map(({ dataset }) => dataset.reviewId ?? "");
      setExpanded((current) => (String(ids) === String([...current]) ? current : new Set(ids)));
    };
    read();
    // Until then presses are the early script's affair.
    addEventListener("react:ready", read);
    return () => removeEventListener("react:ready", read);
  }, []);

  const toggle = useCallback((id: string) => {
    setExpanded((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  return { expanded, toggle };
}
