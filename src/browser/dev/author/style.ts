// The styles of the author's panel.

/** CSS for the panel's shadow root. */
export const style = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
* { box-sizing: border-box; margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #1c2733; }
aside { position: absolute; inset: 0 0 0 auto; width: min(22rem, 100%); overflow: auto; pointer-events: auto;
  padding: 1rem; background: #fff; border-left: 1px solid #d3dae2; box-shadow: 0 0 2rem rgb(15 23 42 / 0.2); }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; margin-bottom: 0.75rem; }
h2 { font-size: 1.15rem; font-weight: 700; }
strong { font-weight: 600; }
button { padding: 0.3rem 0.75rem; border: 1px solid #7d8894; border-radius: 6px; background: #fff; cursor: pointer; text-align: left; }
button:hover { background: #eef3f8; }
button[aria-pressed=true] { background: #0b57a4; border-color: #0b57a4; color: #fff; }
:focus-visible { outline: 3px solid #0b57a4; outline-offset: 2px; }
code { display: block; font-family: ui-monospace, monospace; font-size: 13px; color: #4b5866; overflow-wrap: anywhere; }
.widths { display: flex; flex-wrap: wrap; gap: 0.35rem; margin-bottom: 0.75rem; }
fieldset { border: 1px solid #d3dae2; border-radius: 6px; padding: 0.5rem 0.75rem; margin-bottom: 0.75rem; }
label { display: block; }
ol, ul { list-style: none; padding: 0; }
li { margin-top: 0.4rem; }
.block, .message { display: block; width: 100%; }
.block strong { margin-right: 0.5rem; }
.message { border-left-width: 5px; margin-top: 0.25rem; }
.error { border-color: #a3200f; }
.warning { border-color: #8a5a00; }
.stage { position: absolute; inset: 0; right: min(22rem, 100%); overflow: hidden; background: #5d6873; pointer-events: auto; }
iframe { display: block; border: 0; margin: 0 auto; background: #fff; transform-origin: 0 0; }
`;
