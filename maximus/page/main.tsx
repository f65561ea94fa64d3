import './styles/tokens.css';
import './styles/base.css';
import './styles/answer.css';
import './styles/history.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followPage, tellPage } from './page-messages.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id root.');

followPage();
tellPage({ type: 'maximus:ready' });
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
