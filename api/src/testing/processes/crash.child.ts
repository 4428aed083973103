/** Takes what it is sent, and dies of it, as of a fault in what is not JavaScript. */
process.once('message', () => process.kill(process.pid, 'SIGKILL'));
