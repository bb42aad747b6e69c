/** Does what takes long to draw once the answer to a press has been painted: the next frame, and then. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
