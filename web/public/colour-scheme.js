// Runs before the first paint, as a file because the content security policy allows no inline script.
document.documentElement.setAttribute(
  'data-mantine-color-scheme',
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
)
