/**
 * The not-found page as a page of its own, which the proxy shows with status 404 (NF-1). A `notFound()` that is thrown
 * while a page is rendered gives browsers without JavaScript an empty document, so that is only the second line.
 */
export {default, generateMetadata} from '#app/not-found.tsx'
