/** What a visitor gets from the consultation. */
export function ConsultationPoints({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <section className="page-width py-8 md:py-10">
      <h2 className="text-section">{heading}</h2>
      <ul className="border-ink bg-ink/25 mt-5 grid gap-px border-2 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="bg-paper p-3 @min-[35rem]:p-5">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
