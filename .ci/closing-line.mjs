/** Prints `N passed, N failed` from the test runner's own report; fails where there is none or no test ran. */
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const skipped = report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : '';
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed${skipped}`);
process.exitCode = report.success && report.numPassedTests > 0 ? 0 : 1;
