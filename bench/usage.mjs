// Loaded into a measured process (node --import): writes what it has used when it ends.
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  appendFileSync(
    process.env.BENCH_USAGE,
    `${JSON.stringify({ user: userCPUTime / 1e6, kernel: systemCPUTime / 1e6, memory: maxRSS / 1024 })}\n`,
  );
});
