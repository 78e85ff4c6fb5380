import { graphql } from "gatsby";

/** A postal address on two lines. */
export function PostalAddress({ street, city, region, postalCode }: Queries.PostalAddressFragment) {
  return (
    <address className="not-italic">
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
