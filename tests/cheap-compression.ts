// Compresses as little as possible in builds that a test makes itself: nine tenths of the time of such a build were that.
import { vi } from 'vitest';

vi.mock(import('../src/base/disk/compress.ts'), async (original) => {
  const real = await original();
  return { ...real, compressForHosts: (bytes: Buffer) => real.compressForHosts(bytes, 1) };
});
