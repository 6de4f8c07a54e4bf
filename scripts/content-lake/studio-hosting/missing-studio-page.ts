/** Returns the page for a Studio that hasn't been built. */
export function missingStudioPage(studioDir: string | undefined): string {
  const where = studioDir
    ? `There is no <code>index.html</code> in <code>${escapeHtml(studioDir)}</code>.`
    : 'No folder with a built Studio was given (<code>CONTENT_LAKE_STUDIO_DIR</code>).'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The Studio has not been built</title>
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>The Studio has not been built</h1>
<p>${where}</p>
<p>Build it with <code>sanity build</code> in the folder of the Studio, or start the project with
<code>npm start</code>, which does that, and load this page again.</p>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
