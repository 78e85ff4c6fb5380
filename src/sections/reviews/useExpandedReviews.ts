import { useCallback, useEffect, useState } from "react";

/** Which reviews are open, by id. What the visitor opened before React took over stays open. */
export function useExpandedReviews() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());

  useEffect(() => {
    const opened = document.querySelectorAll<HTMLElement>("[data-review-id][data-expanded]");
    if (opened.length > 0) setExpanded(new Set([...opened].map(({ dataset }) => dataset.reviewId ?? "")));
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
