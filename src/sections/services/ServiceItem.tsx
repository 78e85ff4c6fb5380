import { Drawing } from "../../components/ui/Drawing";

/** Returns the id of a service, to which questions link. */
export const serviceId = (index: number): string => `service-${index + 1}`;

/** A service: its title, its icon, and a description of a line or two. */
export function ServiceItem({ title, description, icon, id }: Queries.Service & { id: string }) {
  return (
    <li
      id={id}
      className="lot target:bg-water grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-1 px-2.5 py-2 @min-[35rem]:p-5 @min-[35rem]:pb-8 print:p-1.5!"
    >
      <h3 className="text-item">{title}</h3>
      <Drawing href={`/icons.svg#${icon}`} className="text-deed size-7 @min-[35rem]:size-9" />
      <p className="col-span-2 self-start">{description}</p>
    </li>
  );
}
