import { Header, Title } from '@trussworks/react-uswds';
import { NavLink } from 'react-router-dom';

const SCREENS = [
  { path: '/', name: 'Site check' },
  { path: '/layers', name: 'Layers' },
  { path: '/ordinance', name: 'Ordinance' },
  { path: '/count-days', name: 'Count days' },
];

/** The product's name and its screens. */
export function SiteHeader() {
  return (
    <Header basic className="site-header">
      <div className="usa-nav-container site-header-inside">
        <Title className="site-title">
          <span className="site-title-name">Groundwater protection review</span>
          <span className="site-title-place">Croton-on-Hudson · Village Code Chapter 223, Article II</span>
        </Title>
        <nav aria-label="Screens" className="site-nav">
          {SCREENS.map((screen) => (
            <NavLink key={screen.path} to={screen.path} end>
              {screen.name}
            </NavLink>
          ))}
        </nav>
      </div>
    </Header>
  );
}
