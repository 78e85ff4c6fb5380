/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { overBudget } from "./budgets";

let site: string;

/** Writes a file that cannot be compressed. */
const write = (name: string, bytes: number) => writeFileSync(path.join(site, name), randomBytes(bytes));

describe("the budget check", () => {
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), "budgets-"));
    write("index.html", 14_000);
    write("framework-0123.js", 80_000);
    write("slider-0123.js", 20_000);
    write("badge.avif", 500_000);
  });

  afterEach(() => rmSync(site, { recursive: true }));

  test("says nothing about a light site", () => {
    expect(overBudget(site)).toBeUndefined();
  });

  test("names each page and each group of scripts that is too heavy, and by how much", () => {
    write("404.html", 20_000);
    write("app-0123.js", 15_000);
    write("tooltips-0123.js", 10_000);
    const lines = overBudget(site)?.split("\n") ?? [];
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^- public\/404\.html: 20,00\d bytes \(brotli\), 4,50\d over the budget$/);
    expect(lines[2]).toMatch(/^- All scripts together: 125,0\d\d bytes \(brotli\), 6,0\d\d over the budget$/);
    expect(lines[3]).toMatch(/^- The scripts of every visit: 95,0\d\d bytes \(brotli\), 5,0\d\d over the budget$/);
  });
});
