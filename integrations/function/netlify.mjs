// The function on Netlify, at /messages-function/ of the site (README.md).
import site from './forms.json' with { type: 'json' };
import { createHosted } from './hosted.mjs';

const hosted = createHosted(site, process.env);

/** https://docs.netlify.com/functions/api/: a web request in, a web response out, and `waitUntil` for the rest. */
export default (request, context) =>
  hosted.handle(request, { sender: context.ip, waitUntil: (work) => context.waitUntil(work) });
