// A calculator in a frame of its own; it also tries to reach the page around it.
const days = document.getElementById('days');
const show = () => (document.getElementById('cost').textContent = `${days.value * 9} £`);
days.addEventListener('input', show);
show();
try {
  document.getElementById('around').textContent = parent.document.title;
} catch {
  document.getElementById('around').textContent = 'nothing';
}
