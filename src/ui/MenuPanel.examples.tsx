import { type Examples, words } from './examples.ts';
import { MenuLinks, MenuPanel } from './MenuPanel.tsx';

const links = [words.short, words.sentence, words.long];

export const menuPanelExamples: Examples = {
  component: 'MenuPanel',
  examples: {
    'closed, hanging from its start': () => (
      <details>
        <summary>{words.short}</summary>
        <MenuPanel side="start">
          {links.map((link) => (
            <li key={link}>
              <a href="#content">{link}</a>
            </li>
          ))}
        </MenuPanel>
      </details>
    ),
    'links, one of them the page itself': () => (
      <MenuLinks>
        {links.map((link, index) => (
          <a key={link} href="#content" aria-current={index === 0 ? 'page' : undefined}>
            {link}
          </a>
        ))}
      </MenuLinks>
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <MenuLinks>
          <a href="#content">{words.rightToLeft}</a>
          <a href="#content" aria-current="page">
            {words.rightToLeft}
          </a>
        </MenuLinks>
      </div>
    ),
  },
};
