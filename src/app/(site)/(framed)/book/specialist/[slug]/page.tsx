import {clinicianRoute} from '#clinician-pages/clinician-route.tsx'

const {staticParams, metadata, Page} = clinicianRoute('booking', 'specialist')

export {Page as default, metadata as generateMetadata, staticParams as generateStaticParams}
