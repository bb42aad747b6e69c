"""Prices records of the Utility Rate Database, by the texts of its fields and by what docs/rates.md says of counting.

Written without sight of the portal's engine. Reads from standard input what compare.ts asks, as JSON, and writes each
record's cents a month to standard output. Usage is whole thousandths of a kWh or kW; money is a fraction of dollars
until a line is whole, and then cents.
"""

import json
import sys
from datetime import date, datetime, timedelta, timezone
from fractions import Fraction
from zoneinfo import ZoneInfo

ZERO = Fraction(0)
HOUR = timedelta(hours=1)


def exact(value):
    """A decimal of the record, as written."""
    return ZERO if value is None else Fraction(str(value))


def cents(dollars):
    """Whole cents; half a cent goes away from zero."""
    scaled = abs(dollars) * 100
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return -whole if dollars < 0 else whole


class Table:
    """Which period each hour of a weekday or a weekend has, month by month."""

    def __init__(self, weekday, weekend):
        self.weekday = weekday or [[0] * 24 for _ in range(12)]
        self.weekend = weekend or self.weekday

    def at(self, day, hour):
        return (self.weekend if day.weekday() > 4 else self.weekday)[day.month - 1][hour]

    def periods(self, month):
        return sorted({*self.weekday[month - 1], *self.weekend[month - 1]})


class Hour:
    """One hour of a meter: what came in and what went out."""

    __slots__ = ("back", "day", "hour", "second", "taken")

    def __init__(self, start, taken, back):
        self.day, self.hour, self.second = start.date(), start.hour, int(start.timestamp())
        self.taken, self.back = taken, back

    def net(self):
        """The same hour where only the difference is metered."""
        other = object.__new__(Hour)
        other.day, other.hour, other.second = self.day, self.hour, self.second
        other.taken, other.back = max(0, self.taken - self.back), max(0, self.back - self.taken)
        return other


class HourlyMonth:
    """A month's bill by the hours of its meter."""

    def __init__(self, hours, peak, highest_before):
        self.hours, self.peak, self.before = hours, peak, highest_before

    def energy(self, table):
        taken, back = {}, {}
        for one in self.hours:
            period = table.at(one.day, one.hour)
            taken[period] = taken.get(period, 0) + one.taken
            back[period] = back.get(period, 0) + one.back
        return taken, back

    def demand(self):
        return max((one.taken for one in self.hours), default=0)

    def demand_of(self, table, period):
        return max((one.taken for one in self.hours if table.at(one.day, one.hour) == period), default=0)

    def daily_demands(self, table=None, period=None):
        by_day = {}
        for one in self.hours:
            if table is None or table.at(one.day, one.hour) == period:
                by_day[one.day] = max(by_day.get(one.day, 0), one.taken)
        return list(by_day.values())

    def at_peak(self):
        return next(one for one in self.hours if one.second == self.peak)


class ReadMonth:
    """A month's bill by the registers of its meter, which know each period of energy and of demand."""

    def __init__(self, registers, highest_before):
        self.registers, self.before = registers, highest_before

    def energy(self, _table):
        return {int(period): value for period, value in self.registers["energy"].items()}, {}

    def demand(self):
        return self.registers["demand"]

    def demand_of(self, _table, period):
        return self.registers["demands"].get(str(period), 0)


def parts_of(quantity, ends):
    """The part of a quantity in each tier; the last tier has no end."""
    parts, begin = [], ZERO
    for end in ends[:-1]:
        stop = max(begin, min(quantity, end))
        parts.append(stop - begin)
        begin = stop
    return [*parts, quantity - begin]


class Pricer:
    def __init__(self, record):
        self.record = record
        self.energy = Table(record.get("energyweekdayschedule"), record.get("energyweekendschedule"))
        self.demand = Table(record.get("demandweekdayschedule"), record.get("demandweekendschedule"))
        self.coincident = Table(record.get("coincidentrateschedule"), None)

    def price(self, month, days, usage):
        """Cents of the lines of one calendar month."""
        lines = [
            *self.fixed(days),
            *self.energy_lines(month, days, usage),
            *self.flat_demand_lines(month, usage),
            *self.period_demand_lines(month, usage),
            *self.coincident_lines(usage),
        ]
        least = self.minimum(days)
        return [*lines, least - sum(lines)] if sum(lines) < least else lines

    def by_unit(self, amount, unit, days):
        """Dollars of one bill: a month's, a day's, or a twelfth of a year's."""
        return {"$/day": amount * days, "$/year": amount / 12}.get(unit, amount)

    def fixed(self, days):
        amount = exact(self.record.get("fixedchargefirstmeter"))
        return [cents(self.by_unit(amount, self.record.get("fixedchargeunits"), days))]

    def minimum(self, days):
        """The least a bill comes to; a minimum for a year is not one bill's."""
        unit = self.record.get("minchargeunits")
        if self.record.get("mincharge") is None or unit == "$/year":
            return float("-inf")
        return cents(self.by_unit(exact(self.record["mincharge"]), unit, days))

    def netted(self, usage):
        """Thousandths to pay for and left over, by period. Net metering sets one against the other within the bill."""
        taken, back = usage.energy(self.energy)
        rule = self.record.get("dgrules")
        if rule is None:
            return taken, {}
        if rule != "Net Metering":
            return taken, back
        nets = {period: taken.get(period, 0) - back.get(period, 0) for period in {*taken, *back}}
        return {p: max(0, n) for p, n in nets.items()}, {p: max(0, -n) for p, n in nets.items()}

    def energy_lines(self, month, days, usage):
        pay, left = self.netted(usage)
        structure = self.record.get("energyratestructure") or []
        for period, value in sorted(pay.items()):
            yield from self.tier_lines(structure[period], Fraction(value, 1000), self.size(days, usage))
        fuel = self.record.get("fueladjustmentsmonthly")
        if fuel:
            yield cents(Fraction(sum(pay.values()), 1000) * exact(fuel[month - 1]))
        for period, value in sorted(left.items()):
            yield -cents(Fraction(value, 1000) * exact(structure[period][0].get("sell")))

    def size(self, days, usage):
        """How much longer a tier of its unit is than the number in `max`."""

        def longer(unit):
            by_day = days if unit.endswith("daily") else 1
            return by_day * (Fraction(usage.demand(), 1000) if "/kW" in unit else 1)

        return longer

    @staticmethod
    def tier_lines(tiers, quantity, size=lambda _unit: 1, times=1):
        ends = [exact(tier.get("max")) * size(tier.get("unit", "kWh")) for tier in tiers]
        for part, tier in zip(parts_of(quantity, ends), tiers, strict=True):
            yield cents(part * times * (exact(tier.get("rate")) + exact(tier.get("adj"))))

    @staticmethod
    def daily_lines(tiers, demands):
        """Each day's own peak is charged for, and a tier's days make one line."""
        ends = [exact(tier.get("max")) for tier in tiers]
        sums = [ZERO] * len(tiers)
        for value in demands:
            sums = [total + part for total, part in zip(sums, parts_of(Fraction(value, 1000), ends), strict=True)]
        for total, tier in zip(sums, tiers, strict=True):
            yield cents(total * (exact(tier.get("rate")) + exact(tier.get("adj"))))

    def looked_back(self, month, usage):
        """Billed demand: the month's own, or a share of the highest of the months that are looked back to."""
        share = exact(self.record.get("lookbackpercent"))
        reach = self.record.get("lookbackrange") or 0
        chosen = self.record.get("lookbackmonths") or []
        looked = [
            demand
            for earlier, demand in usage.before.items()
            if (month - earlier <= reach if reach else any(chosen) and chosen[earlier - 1])
        ]
        return max(Fraction(usage.demand()), share * max(looked, default=0)) / 1000

    def flat_demand_lines(self, month, usage):
        structure = self.record.get("flatdemandstructure")
        if not structure:
            return
        tiers = structure[self.record["flatdemandmonths"][month - 1]]
        if self.record.get("flatdemandunit") == "kW daily":
            yield from self.daily_lines(tiers, usage.daily_demands())
        else:
            yield from self.tier_lines(tiers, self.looked_back(month, usage))

    def period_demand_lines(self, month, usage):
        structure = self.record.get("demandratestructure")
        for period in self.demand.periods(month) if structure else []:
            if self.record.get("demandrateunit") == "kW daily":
                yield from self.daily_lines(structure[period], usage.daily_demands(self.demand, period))
            else:
                yield from self.tier_lines(structure[period], Fraction(usage.demand_of(self.demand, period), 1000))

    def coincident_lines(self, usage):
        structure = self.record.get("coincidentratestructure")
        if not structure:
            return
        at = usage.at_peak()
        yield from self.tier_lines(structure[self.coincident.at(at.day, at.hour)], Fraction(at.taken, 1000))


def months_of(year, zone):
    """Local starts of all hours of a year, month by month; a day of a change of clocks has 23 or 25."""
    months = [[] for _ in range(12)]
    at = datetime(year, 1, 1, tzinfo=zone).astimezone(timezone.utc)
    while (local := at.astimezone(zone)).year == year:
        months[local.month - 1].append(local)
        at += HOUR
    return months


def days_in(year, month):
    return (date(year + month // 12, month % 12 + 1, 1) - date(year, month, 1)).days


def price_case(case, year, starts, loads, suns):
    pricer = Pricer(case["record"])
    nets = case["record"].get("dgrules") in ("Net Billing Instantaneous", "Net Billing Hourly")
    taken, back = iter(loads[case["load"]]), iter(suns[case["sun"]])
    hours, before = [], {}
    for month in range(1, 13):
        metered = [Hour(start, next(taken), next(back)) for start in starts[month - 1]]
        usage = HourlyMonth([one.net() for one in metered] if nets else metered, case["peaks"][month - 1], dict(before))
        hours.append(sum(pricer.price(month, days_in(year, month), usage)))
        before[month] = usage.demand()
    if case["registers"] is None:
        return {"hours": hours, "registers": None}
    read = []
    for month, registers in enumerate(case["registers"], start=1):
        earlier = {m: case["registers"][m - 1]["demand"] for m in range(1, month)}
        read.append(sum(pricer.price(month, days_in(year, month), ReadMonth(registers, earlier))))
    return {"hours": hours, "registers": read}


def main():
    asked = json.load(sys.stdin)
    starts = months_of(asked["year"], ZoneInfo(asked["zone"]))
    json.dump([price_case(case, asked["year"], starts, asked["loads"], asked["suns"]) for case in asked["cases"]], sys.stdout)


main()
