import { useMediaQuery } from "../../hooks/useMediaQuery";

/** How many slides fit: 1, from `md` on 2, from `lg` on 3. The same widths as in carousel.css. */
export function useSlidesToShow(): number {
  const medium = useMediaQuery("(width >= 48rem)");
  const large = useMediaQuery("(width >= 64rem)");
  if (large) return 3;
  return medium ? 2 : 1;
}
