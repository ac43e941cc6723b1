// The function on Netlify, at /messages-function/ of the site (README.md).
import site from './forms.json' with { type: 'json' };
import { createHosted } from './hosted.mjs';

const hosted = createHosted(site, process.env);

/** https://docs.netlify.com/functions/get-started/: a web request in, a web response out. */
export default (request, context) => hosted.handle(request, context.ip);
