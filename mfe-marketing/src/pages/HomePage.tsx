import { BusinessCaseSection } from '../sections/home/BusinessCaseSection.tsx';
import { ContactSection } from '../sections/home/ContactSection.tsx';
import { HeroSection } from '../sections/home/HeroSection.tsx';
import { IndustriesSection } from '../sections/home/IndustriesSection.tsx';
import { PortfolioSection } from '../sections/home/PortfolioSection.tsx';
import { ProcessSection } from '../sections/home/ProcessSection.tsx';
import { SolutionsSection } from '../sections/home/SolutionsSection.tsx';

/** The home page: seven anchored sections, in this order (C1). */
export default function HomePage() {
  return (
    <>
      <HeroSection />
      <PortfolioSection />
      <BusinessCaseSection />
      <ProcessSection />
      <SolutionsSection />
      <IndustriesSection />
      <ContactSection />
    </>
  );
}
