import { graphql } from "gatsby";

interface PostalAddressProps extends Queries.PostalAddressFragment {
  className?: string;
}

/** A postal address on two lines. */
export function PostalAddress({ street, city, region, postalCode, className }: PostalAddressProps) {
  return (
    <address className={`not-italic ${className ?? ""}`.trim()}>
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
    </address>
  );
}

export const fragment = graphql`
  fragment PostalAddress on SiteAddress {
    street
    city
    region
    postalCode
  }
`;
