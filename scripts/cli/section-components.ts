/**
 * Writes a TypeScript module with the component of each section type, by type. Types have files of their name in kebab
 * case: `pageHero` is `PageHeroSection` in `src/sections/page-hero/page-hero.section.tsx`.
 */
export function sectionComponents(sectionTypes: readonly string[]): string {
  const imports = sectionTypes.map((type) => {
    const file = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`
    return `import {${name} as ${type}} from '#sections/${file}/${file}.section.tsx'`
  })
  return [
    '// Written by npm run typegen from studio/schema/sections.ts.',
    ...imports,
    `export const components = {${sectionTypes.join(', ')}}`,
    '',
  ].join('\n')
}
