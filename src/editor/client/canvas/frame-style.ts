// The editor's style in the frame with the page.

export const frameStyle = `
[data-pw-editing] { outline: none; white-space: pre-wrap; cursor: text; min-width: 1ch; display: inline-block; }
div[data-pw-editing] { display: block; }
html { scroll-behavior: auto !important; }
* { animation-play-state: paused !important; }
main:empty::after { content: 'This page has no sections yet.'; display: block; padding: 4rem 1rem; text-align: center; }
`;
