/**
 * Renders an editor's sentence with the number 999 in it as one that can be called (FTR-2).
 *
 * @param text - plain text
 */
export function CallableText({text}: {text: string | null}) {
  const [before, ...after] = (text ?? '').split('999')
  if (after.length === 0) return before
  return (
    <>
      {before}
      <a href="tel:999">999</a>
      {after.join('999')}
    </>
  )
}
