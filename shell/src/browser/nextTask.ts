/** Lets whatever the page has to do besides come first: a tap, a frame. Unlike a timer it is not late in a tab that nobody sees. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
