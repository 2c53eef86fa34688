/*
 * The form of the log-in is there before the script that sends it. Whoever presses its button meanwhile need not press it
 * again: this, which is small enough to come first, marks the form, and that sends itself as soon as it can.
 */
document.addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement
  if (form.closest('[data-lifeless]')) form.dataset.pressed = ''
})
