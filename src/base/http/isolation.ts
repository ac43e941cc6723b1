// Isolation of documents: a file of the site that a browser opens gets a separate origin, so that
// it cannot act as the editor does.
import type { ServerResponse } from 'node:http';

/**
 * The policy of everything but the server's own documents. Scripts, forms and films of such a
 * document work; without `allow-same-origin` it has no access to pages, storage or answers of the
 * server. For pictures, scripts and films inside a page the policy has no meaning.
 */
const isolatingPolicy =
  'sandbox allow-downloads allow-forms allow-modals allow-popups allow-presentation allow-scripts';

/** Headers of the server's own documents: only its own documents show them in frames. */
export const ownDocument = { 'content-security-policy': "frame-ancestors 'self'" };

/** Headers of the page that is edited: it shows what a page looks like, and runs nothing of it. */
export const stillDocument = { 'content-security-policy': "frame-ancestors 'self'; script-src 'none'" };

/**
 * Headers of the editor: nothing shows it in a frame, and a page that opens its window gets no hold
 * of it.
 */
export const editorDocumentHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
};

/** Isolates whatever the response brings, unless its own headers say otherwise. */
export function isolate(response: ServerResponse): void {
  response.setHeader('content-security-policy', isolatingPolicy);
  response.setHeader('x-content-type-options', 'nosniff');
}
