import { Link } from 'react-router-dom';
import { PageHeading } from '../ui/page-heading.tsx';

/** An address that is no screen. */
export function NotFoundScreen() {
  return (
    <div className="page">
      <PageHeading>No such page</PageHeading>
      <p>
        There is no page at this address. <Link to="/">Go to the site check</Link>.
      </p>
    </div>
  );
}
