import {clinicianRoute} from '#clinician-pages/clinician-route.tsx'

const {staticParams, metadata, Page} = clinicianRoute('profile', 'specialist')

export {Page as default, metadata as generateMetadata, staticParams as generateStaticParams}
