"""The route planner: every best way from one space to another, or to all sites."""

from .craft import Craft, freighter, only_small_sites
from .planner import Plan, Route, Stop, accident, irradiation, plan

__all__ = ["Craft", "Plan", "Route", "Stop", "accident", "freighter", "irradiation", "only_small_sites", "plan"]
