import '@uswds/uswds/css/uswds.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/site-check.css';
import './styles/outcome-bar.css';
import './styles/results.css';
import './styles/forms.css';
import './styles/map-panel.css';
import './styles/layers-and-ordinance.css';
import './styles/count-days.css';
import './styles/narrow.css';
import './styles/motion.css';
import './styles/print.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ApiProblem } from './api.ts';
import { App } from './app.tsx';

/** A refusal stays one however often it is asked; a busy or silent server is asked twice more. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status === 503);

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, retryDelay: 1_000, staleTime: 30_000, networkMode: 'always' } },
});

/** Without transitions a choice is on the screen before the next key is pressed: the check lives in the address. */
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
