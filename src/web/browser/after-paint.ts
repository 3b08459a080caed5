/** Acts once what is there now has been painted, and the screen has it. Returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    // The next frame begins once this one was handed on: work before that would hold it up.
    frame = requestAnimationFrame(() => {
      timer = setTimeout(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
