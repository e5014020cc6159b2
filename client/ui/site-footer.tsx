import { Footer } from '@trussworks/react-uswds';

/** What the product is and is not. */
export function SiteFooter() {
  return (
    <Footer
      size="slim"
      className="site-footer"
      primary={
        <p className="site-footer-text">
          What this product says is evidence for a review. The determination is the village's, and the law's own words
          control.
        </p>
      }
      secondary={
        <p className="site-footer-text">
          Distances are horizontal, in US survey feet, in NAD83 / New York East (EPSG:2260).{' '}
          <a href="/api/openapi.json">Description of the API</a>
        </p>
      }
    />
  );
}
