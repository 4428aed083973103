/**
 * Yields to the browser's pending work, such as input and rendering. Unlike a timer it is not throttled in a hidden
 * tab.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
