// Exports of this folder for the build and the dev server, as one module.
export { listBodyParts, documentHtml } from './document.ts';
export { renderPage } from './render.tsx';
export { themeCss } from './theme.ts';
export { frameHosts } from '../ui/embed/embed-frame.tsx';
