// node src/build/moved.mjs <command>: says where a command went.
console.error(`Moved: npm run ${process.argv[2]}`);
process.exitCode = process.argv.includes('--help') ? 0 : 2;
