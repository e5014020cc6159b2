import { Route, Routes } from 'react-router-dom';
import { CountDaysScreen } from './screens/count-days/count-days-screen.tsx';
import { LayersScreen } from './screens/layers/layers-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { OrdinanceScreen } from './screens/ordinance/ordinance-screen.tsx';
import { SiteCheckScreen } from './screens/site-check/site-check-screen.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { SiteFooter } from './ui/site-footer.tsx';
import { SiteHeader } from './ui/site-header.tsx';

/** The frame round every screen, and the address of each. */
export function App() {
  return (
    <>
      <a className="usa-skipnav" href="#main">
        Skip to main content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary sentence="The screen could not be drawn. Reload the page; the check in its address is kept.">
          <Routes>
            <Route path="/" element={<SiteCheckScreen />} />
            <Route path="/layers" element={<LayersScreen />} />
            <Route path="/ordinance" element={<OrdinanceScreen />} />
            <Route path="/count-days" element={<CountDaysScreen />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </>
  );
}
