// Sweep of the function on Netlify, as often as its schedule says.
import site from './forms.json' with { type: 'json' };
import { createHosted } from './hosted.mjs';

const hosted = createHosted(site, process.env);

/** https://docs.netlify.com/functions/scheduled-functions/ */
export default () => hosted.sweep();
