// Puts a button beside a piece of code that copies it.

/** @returns a function that takes the button away */
export function start(root: HTMLElement): () => void {
  const code = root.querySelector('code')!;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'manual-copy';
  button.textContent = 'Copy';
  let timer = 0;
  const say = (words: string) => {
    button.textContent = words;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (button.textContent = 'Copy'), 2000);
  };
  // Without permission, or on an address that is not secure, there is no clipboard.
  button.addEventListener('click', () => {
    const copied = navigator.clipboard?.writeText(code.textContent) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => say('Copied'),
      () => {
        getSelection()?.selectAllChildren(code);
        say('Selected');
      },
    );
  });
  button.setAttribute('aria-live', 'polite');
  root.append(button);
  return () => {
    window.clearTimeout(timer);
    button.remove();
  };
}
