import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The h1 of a screen; takes the focus when the user comes from another screen, and names the window. */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useNavigationType();
  const { hash } = useLocation();
  const arrivedByLink = useRef(arrival === 'PUSH' && hash === '');
  useEffect(() => {
    document.title = `${children} · Groundwater protection review`;
    if (arrivedByLink.current) heading.current?.focus();
    arrivedByLink.current = false;
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className="page-heading">
      {children}
    </h1>
  );
}
