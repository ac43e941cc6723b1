// A connection of its own for each request of a test.

// A server that runs in the process of the test closes a connection that was idle for five seconds. After a build that
// kept the process busy for longer, the next request would be sent on it just then, and be reset.
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('connection', 'close');
  return send(input, { ...init, headers });
};
